//! Watches the built web client, so that a release build embeds the newest one.

fn main() {
    let dist = "../../web/dist";
    // Without Node there is no client to embed; an empty folder lets Cargo watch for one. If it cannot be made,
    // nothing is lost but the watching.
    let _ = std::fs::create_dir_all(dist);
    println!("cargo:rerun-if-changed={dist}");
    println!("cargo:rerun-if-changed=build.rs");
}
