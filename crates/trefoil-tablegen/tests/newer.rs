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
