//! What the language has got since LLVM 19: its program cannot judge these.

use trefoil_tablegen::{NoFiles, Options, Records, read};

fn records(text: &str) -> Records {
    let records = read("newer.td", text.to_owned(), &mut NoFiles, &Options::default());
    let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
    assert!(!records.has_errors(), "{}", messages.join("\n"));
    records
}

fn field(records: &Records, record: &str, field: &str) -> String {
    let id = records.def(record).expect("the record is there");
    records.display(records.field(id, field).expect("the field is there"))
}

#[test]
fn let_appends_and_prepends() {
    let r = records(
        "class A { list<int> l = [1]; string s = \"m\"; dag d; }\n\
         def op;\n\
         def a : A { let append l = [2, 3]; let prepend l = [0]; let append s = \"n\"; let prepend s = \"l\"; \
         let append d = (op 1); let append d = (op 2); }\n\
         def b : A { list<int> append = [4]; let append = [5]; }\n\
         let append l = [7], prepend l = [6] in { def c : A; multiclass M { let append s = \"x\" in def _d : A; } }\n\
         defm m : M;",
    );
    assert_eq!(field(&r, "a", "l"), "[0, 1, 2, 3]");
    assert_eq!(field(&r, "a", "s"), "\"lmn\"");
    assert_eq!(field(&r, "a", "d"), "(op 1, 2)");
    assert_eq!(field(&r, "b", "append"), "[5]");
    assert_eq!(field(&r, "c", "l"), "[6, 1, 7]");
    assert_eq!((field(&r, "m_d", "s"), field(&r, "m_d", "l")), ("\"mx\"".to_owned(), "[6, 1, 7]".to_owned()));
}

#[test]
fn newer_operators() {
    let r = records(
        "class A; class B<int n = ?> : A { int N = n; int has = !initialized(N); }\n\
         def b9 : B<1>; def b10 : B<2>; def c : A;\n\
         def d { list<int> flat = !listflatten([[1, 2], []<int>, [3]]); list<A> all = !instances<A>(); \
         list<A> some = !instances<A>(\"^b[0-9]+$\"); bit yes = !match(\"banana\", \"(an)+\"); \
         bit no = !match(\"banana\", \"^an\"); int open = !initialized(?); }\n\
         def e : A;",
    );
    assert_eq!(field(&r, "d", "flat"), "[1, 2, 3]");
    assert_eq!(field(&r, "d", "all"), "[b9, b10, c]");
    assert_eq!(field(&r, "d", "some"), "[b9, b10]");
    assert_eq!((field(&r, "d", "yes"), field(&r, "d", "no")), ("1".to_owned(), "0".to_owned()));
    assert_eq!((field(&r, "b9", "has"), field(&r, "d", "open")), ("1".to_owned(), "0".to_owned()));
}

#[test]
fn names_of_operators_of_dags() {
    let r = records(
        "class P; def op : P; def other : P;\n\
         class D<dag d> { string name = !getdagopname(d); dag named = !setdagopname(d, \"new\"); dag set = !setdagop(d, other); }\n\
         def a : D<(op:$opname 1:$x)>; def b : D<(op 1)>;",
    );
    assert_eq!(field(&r, "a", "name"), "\"opname\"");
    assert_eq!(field(&r, "b", "name"), "?");
    assert_eq!(field(&r, "a", "named"), "(op:$new 1:$x)");
    assert_eq!(field(&r, "a", "set"), "(other 1:$x)");
}

#[test]
fn what_decides_alone_leaves_the_rest_alone() {
    let r = records(
        "class X<list<int> e> { bit both = !and(!not(!empty(e)), !eq(!head(e), 1)); \
         int ones = !or(!sub(!size(e), 1), !head(e)); int first = !cond(!empty(e): 7, true: !head(e)); }\n\
         def x : X<[]>; def y : X<[1]>; def z : X<[2]>;",
    );
    let all = |name: &str| ["x", "y", "z"].map(|record| field(&r, record, name)).join(" ");
    assert_eq!(all("both"), "0 1 0");
    assert_eq!(all("ones"), "-1 1 2");
    assert_eq!(all("first"), "7 1 2");
}

#[test]
fn shifts_stay_within_64_bits() {
    for text in ["!shl(1, 64)", "!srl(1, -1)", "!sra(1, 65)"] {
        let records = read("s.td", format!("def r {{ int v = {text}; }}"), &mut NoFiles, &Options::default());
        let messages: Vec<String> = records.diagnostics().iter().map(|d| d.message.to_string()).collect();
        assert_eq!(
            messages.first().map(String::as_str),
            Some("Illegal operation: out of bounds shift"),
            "{text}"
        );
    }
    let r = records("def r { int l = !shl(1, 63); int s = !srl(-1, 63); int a = !sra(-5, 63); }");
    assert_eq!(["l", "s", "a"].map(|name| field(&r, "r", name)).join(" "), "-9223372036854775808 1 -1");
}

#[test]
fn isa_follows_derived_classes() {
    let r = records(
        "class A; class B : A; class C<int v> : B { int w = v; }\n\
         def a : A; def b : B; def c : C<3>;\n\
         class L<list<A> l> { list<bit> are = !foreach(e, l, !isa<B>(e)); \
         list<int> w = !foreach(e, !filter(f, l, !isa<C>(f)), !cast<C>(e).w); }\n\
         def r : L<[a, b, c]> { bit up = !isa<A>(c); bit down = !isa<C>(b); }",
    );
    assert_eq!(["are", "w", "up", "down"].map(|name| field(&r, "r", name)).join(" "), "[0, 1, 1] [3] 1 0");
}

/// LLVM 22's text, without the statistics of its memory.
#[test]
fn detailed_records() {
    let r = records(
        "class A<int x> { int a = x; string s = \"q\"; }\nclass B : A<2> { let a = 5; bits<4> c = 3; }\n\
         multiclass M { def _x : B; }\ndefm D : M;\ndefset list<A> DS = { def F : A<9>; }\ndefvar gv = 3;\n",
    );
    let mut out = Vec::new();
    r.print_detailed("newer.td", &mut out).expect("memory takes it");
    let wanted = "DETAILED RECORDS for file newer.td\n\
        \n-------------------- Global Variables (2) --------------------\n\
        \nDS = [F]\ngv = 3\n\
        \n-------------------- Classes (2) --------------------\n\
        \nA  |newer.td:1|\n  Template args:\n    int A:x = ?  |newer.td:1|\n  Superclasses: (none)\n  Fields:\n    \
        int a = A:x  |newer.td:1|\n    string s = \"q\"  |newer.td:1|\n\
        \nB  |newer.td:2|\n  Template args: (none)\n  Superclasses: A\n  Fields:\n    int a = 5  |newer.td:2|\n    \
        string s = \"q\"  |newer.td:1|\n    bits<4> c = { 0, 0, 1, 1 }  |newer.td:2|\n\
        \n-------------------- Records (2) --------------------\n\
        \nD_x  |newer.td:3|\n  Defm sequence: |newer.td:4| |newer.td:3|\n  Superclasses: (A) B\n  Fields:\n    \
        int a = 5  |newer.td:2|\n    string s = \"q\"  |newer.td:1|\n    bits<4> c = { 0, 0, 1, 1 }  |newer.td:2|\n\
        \nF  |newer.td:5|\n  Superclasses: A\n  Fields:\n    int a = 9  |newer.td:1|\n    string s = \"q\"  |newer.td:1|\n";
    assert_eq!(String::from_utf8_lossy(&out), wanted);
}
