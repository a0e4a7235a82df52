//! The tables against the published facts in `spec/facts/`.

use trefoil_facts::{Interpretation, PackingKind, Semantic, SigPoint, SignatureKind};

/// The rows of a table of facts, without its head.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect()
}

/// A cell as the facts spell it; shader model 4.0 is the first and stands for itself.
fn spelled(semantic: Semantic, point: SigPoint) -> String {
    let name = match semantic.interpretation(point) {
        Interpretation::NotAllowed => "NA",
        Interpretation::SystemValue => "SV",
        Interpretation::Generated => "SGV",
        Interpretation::Arbitrary => "Arb",
        Interpretation::NotInSignature => "NotInSig",
        Interpretation::NotPacked => "NotPacked",
        Interpretation::Target => "Target",
        Interpretation::TessFactor => "TessFactor",
        Interpretation::Shadow => "Shadow",
        Interpretation::ClipCull => "ClipCull",
    };
    match semantic.since(point).to_string() {
        first if first == "4.0" => name.to_string(),
        model => format!("{name} {model}"),
    }
}

#[test]
fn semantics_are_interpreted_as_published() {
    let facts = rows(include_str!("../../../spec/facts/semantics.tsv"));
    assert_eq!(facts.len(), Semantic::all_of_dxil().count());
    for (semantic, fact) in Semantic::all_of_dxil().zip(facts) {
        let name = semantic.name().unwrap_or("Arbitrary");
        assert!(fact[0].eq_ignore_ascii_case(name), "{} is {name}", fact[0]);
        for (&point, cell) in SigPoint::ALL.iter().zip(&fact[1..]) {
            assert_eq!(spelled(semantic, point), *cell, "{name} at {point:?}");
        }
    }
}

#[test]
fn boundaries_are_those_published() {
    let facts = rows(include_str!("../../../spec/facts/boundaries.tsv"));
    assert_eq!(facts.len(), SigPoint::ALL.len());
    for (point, fact) in SigPoint::ALL.iter().zip(facts) {
        let packing = match point.packing() {
            PackingKind::None => "None",
            PackingKind::InputAssembler => "InputAssembler",
            PackingKind::Vertex => "Vertex",
            PackingKind::PatchConstant => "PatchConstant",
            PackingKind::Target => "Target",
        };
        let signature = match point.signature() {
            Some(SignatureKind::Input) => "Input",
            Some(SignatureKind::Output) => "Output",
            Some(SignatureKind::PatchConstantOrPrimitive) => "PatchConstOrPrim",
            None => "Invalid",
        };
        let said = [format!("{point:?}"), format!("{:?}", point.stage()), packing.into(), signature.into()];
        assert_eq!(said, [fact[0], fact[2], fact[3], fact[4]]);
    }
}
