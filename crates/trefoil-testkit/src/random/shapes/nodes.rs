//! Nodes of work graphs: what a program computes is read from the records that a node is given, and goes into those that it makes.

use super::Maker;
use super::places::Root;
use super::stages::Passed;
use super::types::Kind;

/// How each node is launched, and what it takes; what it reads is `{}` in its body.
const LAUNCHES: [Launch; 5] = [
    Launch {
        name: "broadcasting",
        attributes: "[NodeDispatchGrid(2, 2, 1)] [numthreads(8, 1, 1)]",
        takes: "DispatchNodeInputRecord<Given> given",
        read: "given.Get()",
        writes: false,
    },
    Launch {
        name: "coalescing",
        attributes: "[numthreads(8, 1, 1)]",
        takes: "[MaxRecords(4)] GroupNodeInputRecords<Given> given",
        read: "given[me % given.Count()]",
        writes: false,
    },
    Launch {
        name: "thread",
        attributes: "",
        takes: "ThreadNodeInputRecord<Given> given",
        read: "given.Get()",
        writes: false,
    },
    Launch {
        name: "thread",
        attributes: "",
        takes: "RWThreadNodeInputRecord<Given> given",
        read: "given.Get()",
        writes: true,
    },
    // One thread of many writes, as they all see one record.
    Launch {
        name: "coalescing",
        attributes: "[numthreads(1, 1, 1)]",
        takes: "[MaxRecords(4)] RWGroupNodeInputRecords<Given> given",
        read: "given.Get(given.Count() - 1)",
        writes: true,
    },
];

/// A way to launch a node.
struct Launch {
    name: &'static str,
    attributes: &'static str,
    /// Its input.
    takes: &'static str,
    /// The record that it reads.
    read: &'static str,
    /// Whether its only thread writes it too.
    writes: bool,
}

impl Maker {
    /// One to three nodes. A library has no use for what the stages between vertices and pixels take.
    pub(super) fn nodes(&mut self, structures: [usize; 2], globals: &[Root], starts: &[String]) {
        let given = self.passed("Given", "G", structures, "float real : REAL;");
        let made = self.passed("Made", "M", structures, "int4 shown[2] : SHOWN; float weight : WEIGHT;");
        let first = self.roll(5) as usize;
        for at in 0..1 + self.roll(3) as usize {
            let launch = &LAUNCHES[(first + at) % LAUNCHES.len()];
            self.node(at, launch, [&given, &made], globals, starts);
        }
    }

    /// A node that makes a record of each thread's, perhaps one of an array of outputs, and perhaps one for each thread in its group's.
    fn node(
        &mut self,
        at: usize,
        launch: &Launch,
        [given, made]: [&Passed; 2],
        globals: &[Root],
        starts: &[String],
    ) {
        let in_group = launch.name != "thread";
        self.line(&format!("[shader(\"node\")] [NodeLaunch(\"{}\")] {}", launch.name, launch.attributes));
        let thread = if in_group { ", uint thread : SV_GroupIndex" } else { "" };
        let known = self.open(&format!(
            "void node{at}({}, [MaxRecords(8)] NodeOutput<Made> one, [MaxRecords(16)] [NodeArraySize(4)] NodeOutputArray<Made> \
             some, [MaxRecords(8)] EmptyNodeOutput none{thread})",
            launch.takes
        ));
        self.line(&format!("uint id = {};", if in_group { "thread" } else { "5" }));
        self.roots = globals.to_vec();
        self.line(&format!("Given taken = {};", launch.read.replace("me", "id")));
        self.line("Made made = (Made)0;");
        self.roots.extend(given.roots("taken", launch.writes));
        self.roots.extend(made.roots("made", true));
        let own = self.own_records();
        self.body("id", starts);
        if in_group && self.one_in(2) {
            self.group_records(launch);
        }
        self.show("made");
        let (used, weight) = (self.used(), self.real());
        self.line(&format!("made.shown[0][0] += {used};"));
        self.line(&format!("made.weight = {weight} + KEPT({}.real);", launch.read));
        self.line(&format!("{own} = made;"));
        self.give_leaves(own, made, "made");
        if launch.writes {
            self.line(&format!("{} = taken;", launch.read));
            self.give_leaves(launch.read, given, "taken");
        }
        let condition = self.condition();
        self.line(&format!("none.ThreadIncrementOutputCount(({condition}) ? 2 : 0);"));
        self.line("own.OutputComplete();");
        self.close(known);
    }

    /// Statements that change single numbers of a record. None of matrices: DXC dies of their elements in records.
    fn give_leaves(&mut self, record: &str, passed: &Passed, local: &str) {
        let roots = passed.roots(record, true);
        let leaves: Vec<_> = roots.iter().flat_map(|root| self.leaves(root)).collect();
        for (leaf, ty) in leaves.into_iter().filter(|(leaf, _)| !leaf.contains("._m")) {
            if self.one_in(4) {
                let value = leaf.replacen(record, local, 1);
                let changed = match ty.kind {
                    Kind::Bool | Kind::Level => value,
                    kind if kind.is_real() => format!("-{value}"),
                    _ => format!("{value} ^ {leaf}"),
                };
                self.line(&format!("{leaf} = {changed};"));
            }
        }
    }

    /// Declares the records of each thread, of which it fills one; the others are only cleared.
    fn own_records(&mut self) -> &'static str {
        // A thread's own records may be of another output than its neighbour's.
        let from = ["one", "some[1]", "some[id & 3]"][self.roll(3) as usize];
        if from != "one" && self.one_in(2) {
            self.line(&format!("ThreadNodeOutputRecords<Made> own = {from}.GetThreadNodeOutputRecords(2);"));
            self.line("own[0] = (Made)0;");
            return "own[1]";
        }
        self.line(&format!("ThreadNodeOutputRecords<Made> own = {from}.GetThreadNodeOutputRecords(1);"));
        "own.Get()"
    }

    /// Records that the group makes together, of which each thread fills its own.
    fn group_records(&mut self, launch: &Launch) {
        let threads = if launch.attributes.contains("(8,") { 8 } else { 1 };
        self.line(&format!("GroupNodeOutputRecords<Made> ours = one.GetGroupNodeOutputRecords({threads});"));
        let inside = self.open_loop();
        self.statement(1);
        self.show("made");
        self.line("ours[id] = made;");
        self.close(inside);
        let weight = self.real();
        self.line(&format!("ours[id].weight = {weight};"));
        self.line("ours.OutputComplete();");
    }
}
