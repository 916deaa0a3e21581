# GO WEST: was nur die Kommandozeile sagt.

cli-homestead-fact-stack-taken = { $seat } nimmt einen Stapel: { $cards }.
cli-homestead-fact-placed = { $seat } baut { $card } auf { $cells }.
cli-homestead-fact-placed-rival = Der Rivale bekommt ein Gebäude: { $type }, Plättchen { $shape }, auf { $cells }.
cli-homestead-fact-shared = { $seat } nimmt von den Karten des Teams: { $cards }.
cli-homestead-fact-left-over = Team { $team } wirft ab, was niemand nahm: { $cards }.
cli-homestead-fact-hand-shown = { $seat } zeigt { $to } die Handkarten: { $cards }.
cli-homestead-fact-proposed = { $seat } schlägt { $to } vor, diese Karten zu halten: { $cards }.
cli-homestead-fact-forced-discard = { $seat } kann nichts bauen und wirft { $card } ab.
cli-homestead-legend = Land: . Steppe, f Wald, m Berge, g Goldvorkommen, s Silbervorkommen, ~ Fluss. Gebäude: der Buchstabe des Platzes (* der Rivale), dann w Waldarbeiter, m Mine, a Farmgebäude, p Produktionsgebäude, c Stadtgebäude, o Auftrag, ~ Wasser der Kanäle.
cli-homestead-money = { $seat }: { $dollars } $
cli-homestead-built = { $seat } hat gebaut: { $cards }
cli-homestead-stack = Stapel zur Auswahl: { $cards }
cli-homestead-offer = Zur Auswahl: { $cards }
cli-homestead-order = Auftrag von { $seat }: { $card } ({ $state }), beim jetzigen Stand { $dollars } $
cli-homestead-order-open = Auftrag von { $seat }: { $card } ({ $state }), hängt von seinem Ort ab
cli-homestead-rating = Beim jetzigen Stand: { $rating }.
cli-homestead-rival = In dieser Runde im Tal: { $card }.
