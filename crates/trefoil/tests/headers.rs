//! Compiles of one session go on from the end of headers that they share, and give what they give by themselves.

use std::sync::Arc;
use trefoil::{IncludeHandler, MemoryIncludes, Options, Profile, Request, Session, Target, TokenKey};

const HEADER: &str = "\
    #define JOIN(a, b) a##b\n\
    struct Light { float3 color; float power; };\n\
    ConstantBuffer<Light> light : register(b0);\n\
    template<typename T> T twice(T x) { return x + x; }\n\
    float fade(float x) { float3 whole = float4(x, x, x, 1); return whole.x * light.power; }\n\
    #if QUALITY > 1\n\
    float shade(float x) { return sqrt(fade(x)); }\n\
    #else\n\
    float shade(float x) { return fade(x); }\n\
    #endif\n\
    float JOIN(bri, ght)(float x) { return JOIN(BO, OST); }\n";

const MAIN: &str = "\
    // A pixel shader.\n\
    #include \"light.hlsli\"\n\
    #ifndef EXPONENT\n\
    #define EXPONENT 1\n\
    #endif\n\
    float4 main(float x : X) : SV_Target { return twice(shade(x)) + bright(x) + EXPONENT; }\n";

/// One compile.
#[derive(Clone, Copy)]
struct Compile<'a> {
    header: &'a str,
    main: &'a str,
    profile: &'a str,
    entry: &'a str,
    defines: &'a [(&'a str, &'a str)],
}

const PLAIN: Compile<'_> =
    Compile { header: HEADER, main: MAIN, profile: "ps_6_0", entry: "main", defines: &[("BOOST", "x")] };

impl Compile<'_> {
    fn request<'a>(&'a self, include: &'a MemoryIncludes) -> Request<'a> {
        let define = |&(name, value): &(&str, &str)| (name.to_string(), Some(value.to_string()));
        Request {
            source_name: "main.hlsl",
            source: self.main.as_bytes(),
            entry: self.entry,
            profile: Profile::parse(self.profile).unwrap(),
            target: Target::Dxil,
            options: Options { defines: self.defines.iter().map(define).collect(), ..Options::default() },
            include,
        }
    }

    fn include(&self) -> MemoryIncludes {
        let mut include = MemoryIncludes::default();
        include.add("light.hlsli", self.header);
        include
    }

    /// The bytes, if there are any, and what was said.
    fn run(&self, session: &Session) -> (Option<Vec<u8>>, String) {
        match session.compile(&self.request(&self.include())) {
            Ok(artifact) => (Some(artifact.bytes), artifact.warnings.to_string()),
            Err(diagnostics) => (None, diagnostics.to_string()),
        }
    }

    /// The key of its tokens; compiled as well, so that the session may keep the end of its header.
    fn key(&self, session: &Session) -> TokenKey {
        let include = self.include();
        let request = self.request(&include);
        let prepared = session.prepare(&request).unwrap();
        let key = prepared.key().unwrap();
        prepared.compile().unwrap();
        key
    }

    /// Compiles in a session and in one of its own, which must come to the same; how many compiles of the session have gone on from
    /// headers then.
    fn check(&self, session: &Session) -> u64 {
        assert_eq!(self.run(session), self.run(&Session::new()));
        session.headers_kept().1
    }
}

/// A session that has kept the end of the plain compile's header.
fn warm() -> Session {
    let session = Session::new();
    assert_eq!([PLAIN.check(&session), PLAIN.check(&session), PLAIN.check(&session)], [0, 0, 1]);
    session
}

#[test]
fn the_third_compile_goes_on_from_the_header_and_warns_of_it_again() {
    let session = warm();
    let (bytes, words) = PLAIN.run(&session);
    assert!(bytes.is_some() && words.contains("./light.hlsli:5:"), "{words}");
    assert_eq!(session.headers_kept(), (1, 2));
}

#[test]
fn macros_that_the_header_does_not_spell_may_differ() {
    let session = warm();
    for defines in [&[("BOOST", "x"), ("EXPONENT", "2")][..], &[("BOOST", "x"), ("EXPONENT", "x * x")]] {
        let before = session.headers_kept().1;
        assert_eq!(Compile { defines, ..PLAIN }.check(&session), before + 1);
    }
}

#[test]
fn where_a_macro_stands_on_the_command_line_does_not_count() {
    // What the header makes of the macro is warned of, with the place of its definition.
    let plain = Compile { defines: &[("BOOST", "float2(x, x)")], ..PLAIN };
    let session = Session::new();
    assert_eq!([plain.check(&session), plain.check(&session), plain.check(&session)], [0, 0, 1]);
    let moved = Compile { defines: &[("EXPONENT", "2"), ("BOOST", "float2(x, x)")], ..PLAIN };
    assert_eq!(moved.check(&session), 2);
    let (_, words) = moved.run(&session);
    assert!(words.contains("<command line>:2:15"), "{words}");
}

#[test]
fn no_command_line_and_predefined_names_go_on_from_the_same_header() {
    let header = "float half_of(float x) { return x / 2; }\n";
    let plain = Compile {
        header,
        main: "#include \"light.hlsli\"\nfloat4 main(float x : X) : SV_Target { return half_of(x); }\n",
        defines: &[],
        ..PLAIN
    };
    let session = Session::new();
    assert_eq!([plain.check(&session), plain.check(&session), plain.check(&session)], [0, 0, 1]);
    let asks = "#include \"light.hlsli\"\nfloat4 main(float x : X) : SV_Target { return half_of(x) + __SHADER_TARGET_MAJOR; }\n";
    assert_eq!(Compile { defines: &[("EXPONENT", "2")], ..plain }.check(&session), 2);
    assert_eq!(Compile { main: asks, ..plain }.check(&session), 3);
    // A definition of a name that is the compiler's own may be asked for anywhere.
    assert_eq!(Compile { main: asks, defines: &[("__MINE", "2")], ..plain }.check(&session), 3);
}

#[test]
fn macros_that_the_header_spells_may_not() {
    let session = warm();
    let of_condition = [("BOOST", "x"), ("QUALITY", "2")];
    assert_eq!(Compile { defines: &of_condition, ..PLAIN }.check(&session), 1);
    // This one it makes of two halves.
    assert_eq!(Compile { defines: &[("BOOST", "2 * x")], ..PLAIN }.check(&session), 1);
    // Each has a point of its own after a while.
    for _ in 0..3 {
        Compile { defines: &of_condition, ..PLAIN }.check(&session);
    }
    assert!(session.headers_kept().1 > 1);
}

#[test]
fn an_edited_header_is_read_again() {
    let session = warm();
    let edited = HEADER.replace("x + x", "x * x");
    assert_eq!(Compile { header: &edited, ..PLAIN }.check(&session), 1);
    // Nothing but a place has moved.
    let moved = HEADER.replace("{ float3 whole", "{   float3 whole");
    assert_eq!(Compile { header: &moved, ..PLAIN }.check(&session), 1);
    assert_eq!(PLAIN.check(&session), 2);
}

#[test]
fn a_header_may_be_edited_as_often_as_one_likes() {
    let session = Session::new();
    let mut gone_on = 0;
    for edit in 0..60 {
        let header = format!("{HEADER}static const float edit = {edit};\n");
        let edited = Compile { header: &header, ..PLAIN };
        // The first two find nothing to go on from.
        let counts: Vec<u64> = (0..4).map(|_| edited.check(&session)).collect();
        assert!(counts[3] >= gone_on + 2, "after {edit} edits");
        gone_on = counts[3];
    }
}

#[test]
fn edits_of_a_header_do_not_push_out_what_others_declare() {
    let session = warm();
    let main = MAIN.replace("#include", "static const float other = 1;\n#include");
    for edit in 0..60 {
        let header = format!("{HEADER}static const float edit = {edit};\n");
        let edited = Compile { header: &header, main: &main, ..PLAIN };
        (0..3).for_each(|_| drop(edited.run(&session)));
    }
    let gone_on = session.headers_kept().1;
    assert_eq!(PLAIN.check(&session), gone_on + 1);
}

#[test]
fn edits_with_errors_do_not_make_points_rarer() {
    let session = Session::new();
    for edit in 0..60 {
        let header = format!("{HEADER}static const float edit = {edit} + wrong;\n");
        let edited = Compile { header: &header, ..PLAIN };
        (0..2).for_each(|_| drop(edited.run(&session)));
    }
    let before = session.headers_kept().1;
    PLAIN.run(&session);
    PLAIN.run(&session);
    assert_eq!(PLAIN.check(&session) - before, 2, "the second and the third have gone on");
}

#[test]
fn who_has_other_work_leaves_what_another_thread_makes() {
    let session = warm();
    let edited = HEADER.replace("x + x", "x * x");
    let permutation = |exponent| Compile { header: &edited, defines: exponent, ..PLAIN };
    let (one, other) = (
        permutation(&[("BOOST", "x"), ("EXPONENT", "1")]),
        permutation(&[("BOOST", "x"), ("EXPONENT", "2")]),
    );
    let (of_one, of_other) = (one.include(), other.include());
    let (one, other) = (one.request(&of_one), other.request(&of_other));

    let prepared = session.prepare_unless_busy(&one).unwrap();
    assert!(session.prepare_unless_busy(&other).unwrap().is_none());
    // Nobody has to leave it, nor does what is never compiled hold others up.
    session.prepare(&other).unwrap().compile().unwrap();
    drop(prepared);
    let prepared = session.prepare_unless_busy(&other).unwrap().unwrap();
    assert!(session.prepare_unless_busy(&one).unwrap().is_none());
    prepared.compile().unwrap();
    assert_eq!(session.headers_kept().1, 1);
    session.prepare_unless_busy(&one).unwrap().unwrap().compile().unwrap();
    assert_eq!(session.headers_kept().1, 2);
}

#[test]
fn what_another_thread_makes_is_left_where_it_will_do() {
    let session = Session::new();
    PLAIN.run(&session);
    let one = Compile { defines: &[("BOOST", "x"), ("FOG", "1"), ("EXPONENT", "1")], ..PLAIN };
    // The header spells neither FOG nor EXPONENT, but QUALITY.
    let like = Compile { defines: &[("BOOST", "x"), ("FOG", "1"), ("EXPONENT", "2")], ..PLAIN };
    let unlike = &[("BOOST", "x"), ("FOG", "1"), ("EXPONENT", "1"), ("QUALITY", "2")];
    let unlike = Compile { defines: unlike, ..PLAIN };
    let unless_busy = |it: &Compile<'_>| {
        let include = it.include();
        session.compile_unless_busy(&it.request(&include), &mut ()).unwrap()
    };
    let include = one.include();
    let one = one.request(&include);

    let prepared = session.prepare_unless_busy(&one).unwrap().unwrap();
    assert!(unless_busy(&like).is_none());
    assert!(unless_busy(&unlike).is_some());
    std::thread::scope(|scope| {
        let waits = scope.spawn(|| {
            let include = like.include();
            session.compile_in_turn(&like.request(&include), &mut ()).unwrap().bytes
        });
        prepared.compile().unwrap();
        assert_eq!(Some(waits.join().unwrap()), like.run(&Session::new()).0);
    });
    assert_eq!(session.headers_kept().1, 1);
}

#[test]
fn after_an_edit_threads_that_wait_read_the_headers_once() {
    let session = warm();
    for edit in 1..20 {
        let header = format!("{HEADER}static const float edit = {edit};\n");
        let before = session.headers_kept().1;
        std::thread::scope(|scope| {
            for exponent in ["1", "2", "3", "4"] {
                let (session, header) = (&session, &header);
                scope.spawn(move || {
                    let defines = [("BOOST", "x"), ("EXPONENT", exponent)];
                    let permutation = Compile { header, defines: &defines, ..PLAIN };
                    let include = permutation.include();
                    let request = permutation.request(&include);
                    let artifact = session.prepare_in_turn(&request).unwrap().compile().unwrap();
                    assert_eq!(permutation.run(&Session::new()).0, Some(artifact.bytes));
                });
            }
        });
        assert_eq!(session.headers_kept().1, before + 3, "after {edit} edits");
    }
}

#[test]
fn threads_that_wait_are_told_of_errors_in_headers() {
    let session = warm();
    let wrong = HEADER.replace("whole.x *", "hole.x *");
    let alone = Compile { header: &wrong, ..PLAIN }.run(&Session::new()).1;
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let edited = Compile { header: &wrong, ..PLAIN };
                let include = edited.include();
                let request = edited.request(&include);
                let errors = session.prepare_in_turn(&request).unwrap().compile().unwrap_err();
                assert_eq!(errors.to_string(), alone);
            });
        }
    });
}

#[test]
fn other_files_go_on_from_the_same_header() {
    let session = warm();
    let other = "// Another shader, with /* in a comment.\n\n#include \"light.hlsli\"\n\
                 [numthreads(8, 1, 1)] void threads(uint i : SV_DispatchThreadID) { shade(i).x; wrong; }\n";
    let other = Compile { main: other, profile: "cs_6_0", entry: "threads", ..PLAIN };
    assert_eq!(other.check(&session), 2);
    let (bytes, words) = other.run(&session);
    assert!(
        bytes.is_none() && words.contains("main.hlsl:4:80: error: use of undeclared identifier 'wrong'"),
        "{words}"
    );
}

#[test]
fn an_entry_that_the_header_names_counts() {
    let header = format!(
        "{HEADER}float4 main(float x : X) : SV_Target {{ return fade(x) + __SHADER_TARGET_STAGE; }}\n"
    );
    let main = "#include \"light.hlsli\"\n[shader(\"vertex\")] float4 other() : SV_Position { return 1; }\n";
    let session = Session::new();
    let pixel = Compile { header: &header, main, ..PLAIN };
    assert_eq!([pixel.check(&session), pixel.check(&session), pixel.check(&session)], [0, 0, 1]);
    assert_eq!(Compile { profile: "vs_6_0", entry: "other", ..pixel }.check(&session), 1);
}

#[test]
fn what_stands_before_the_last_include_counts_to_the_byte() {
    let main = "#define QUALITY 2\nstatic const float scale = 2;\n#include \"light.hlsli\"\n\
                float4 main(float x : X) : SV_Target { return shade(x) * scale; }\n";
    let session = Session::new();
    let plain = Compile { main, ..PLAIN };
    assert_eq!([plain.check(&session), plain.check(&session), plain.check(&session)], [0, 0, 1]);
    let after = main.replace("shade(x)", "bright(x)");
    assert_eq!(Compile { main: &after, ..PLAIN }.check(&session), 2);
    let before = main.replace("scale = 2", "scale = 3");
    assert_eq!(Compile { main: &before, ..PLAIN }.check(&session), 2);
}

#[test]
fn headers_with_errors_are_kept_and_the_errors_said_again() {
    let session = Session::new();
    for (at, (from, to)) in [
        ("whole.x *", "hole.x *"),
        ("float power;", "float power float more;"),
        ("return x + x;", "return x + x + y;"),
        ("float fade(float x)", "float fade(flat x)"),
        ("Light> light", "Light> light, other : register(s0)"),
    ]
    .into_iter()
    .enumerate()
    {
        let header = HEADER.replace(from, to);
        let wrong = Compile { header: &header, ..PLAIN };
        let main = MAIN.replace("bright(x)", "dull(x)");
        let gone_on = [PLAIN, PLAIN, PLAIN, Compile { main: &main, ..PLAIN }].map(|it| {
            let before = session.headers_kept().1;
            let it = Compile { header: wrong.header, ..it };
            assert!(it.run(&Session::new()).0.is_none(), "{to}");
            it.check(&session) - before
        });
        assert_eq!(gone_on, [0, u64::from(at > 0), 1, 1], "{to}");
    }
}

#[test]
fn headers_with_open_declarations_are_not_kept() {
    let session = Session::new();
    let open = format!("{HEADER}struct Open {{ float a;\n");
    let main = MAIN.replace("#ifndef", "};\n#ifndef");
    for _ in 0..4 {
        assert_eq!(Compile { header: &open, main: &main, ..PLAIN }.check(&session), 0);
    }
}

#[test]
fn warnings_that_the_header_turns_off_stay_off() {
    let header = format!("#pragma dxc diagnostic ignored \"-Wconversion\"\n{HEADER}");
    let session = Session::new();
    for _ in 0..4 {
        assert_eq!(Compile { header: &header, ..PLAIN }.check(&session), 0);
    }
}

#[test]
fn many_threads_share_a_session() {
    let session = Arc::new(Session::new());
    let alone = PLAIN.run(&Session::new());
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let (session, alone) = (session.clone(), &alone);
            scope.spawn(move || (0..20).for_each(|_| assert_eq!(PLAIN.run(&session), *alone)));
        }
    });
    assert!(session.headers_kept().1 > 100);
}

/// Says that files are the same in other words: what is asked for is asked for once a compile.
struct Counting(MemoryIncludes, std::cell::Cell<u32>);

impl IncludeHandler for Counting {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        self.1.set(self.1.get() + 1);
        self.0.load(path)
    }
}

#[test]
fn a_file_is_asked_for_once_a_compile() {
    let mut files = MemoryIncludes::default();
    files.add("light.hlsli", HEADER);
    let include = Counting(files, std::cell::Cell::new(0));
    let session = Session::new();
    for (n, quality) in ["1", "1", "1", "2", "3", "4"].into_iter().enumerate() {
        let defines = vec![("BOOST".into(), Some("x".into())), ("QUALITY".into(), Some(quality.into()))];
        let request = Request {
            source_name: "main.hlsl",
            source: MAIN.as_bytes(),
            entry: "main",
            profile: Profile::parse("ps_6_0").unwrap(),
            target: Target::Dxil,
            options: Options { defines, ..Options::default() },
            include: &include,
        };
        session.compile(&request).unwrap();
        assert_eq!(include.1.get(), n as u32 + 1);
    }
}

/// A cache on a disk asks with the keys of many sessions, some of which go on from the end of the headers.
#[test]
fn the_key_of_tokens_is_the_same_wherever_a_compile_begins() {
    let session = Session::with_secret([7; 16]);
    let exponents = ["1", "2", "3", "4", "2"];
    let defines = exponents.map(|exponent| [("BOOST", "x"), ("EXPONENT", exponent)]);
    let keys = defines.each_ref().map(|defines| Compile { defines, ..PLAIN }.key(&session));
    assert!(session.headers_kept().1 >= 3, "some went on from the header");
    for (key, defines) in keys.iter().zip(&defines) {
        let alone = Compile { defines, ..PLAIN }.key(&Session::with_secret([7; 16]));
        assert_eq!(*key, alone, "{defines:?}");
        assert_ne!(*key, Compile { defines, ..PLAIN }.key(&Session::with_secret([8; 16])));
    }
    assert_eq!(keys[1], keys[4]);
    assert_ne!(keys[1], keys[2]);
}

#[test]
fn constants_of_headers_are_for_whoever_wants_them() {
    let header = "static const float in_header = 1;\n#define TABLE(name) static const float name = 1;\n";
    let main = "static const float before = 1;\n#include \"light.hlsli\"\nTABLE(table)\nstatic float after;\n\
                float4 main() : SV_Target { return 1; }\n";
    let session = Session::new();
    // The later ones go on from the end of the header.
    for _ in 0..4 {
        let mut include = MemoryIncludes::default();
        include.add("light.hlsli", header);
        let compile = Compile { header, main, ..PLAIN };
        let mut request = compile.request(&include);
        request.options.warnings.note("all", "W", true);
        let said = session.compile(&request).unwrap().warnings.to_string();
        let warned: Vec<&str> = said.lines().filter(|line| line.contains("unused variable")).collect();
        let names = ["'before'", "'table'", "'after'"];
        assert_eq!(warned.len(), names.len(), "{said}");
        assert!(names.iter().zip(&warned).all(|(name, line)| line.contains(name)), "{said}");
    }
}
