//! The JSON schema of a manifest, for editors that complete and check TOML by one.

use super::keys::{AXIS, Holds, Key, SHADER, TOP};
use crate::json::Json;
use trefoil::Target;

/// The schema, as `docs/build.schema.json` has it.
pub fn schema() -> String {
    let Json::Object(mut members) = table(&TOP) else { return String::new() };
    let head = [
        ("$schema", text("http://json-schema.org/draft-07/schema#")),
        ("title", text("shaders.toml: what `trefoil build` builds")),
    ];
    members.splice(0..0, head.map(|(name, value)| (name.to_owned(), value)));
    Json::Object(members).print()
}

fn text(text: &str) -> Json {
    Json::Text(text.to_owned())
}

fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
    Json::Object(members.map(|(name, value)| (name.to_owned(), value)).into())
}

fn of_type(name: &str) -> Json {
    object([("type", text(name))])
}

fn any_of<const N: usize>(of: [Json; N]) -> Json {
    object([("anyOf", Json::List(of.into()))])
}

fn list_of(items: Json) -> Json {
    object([("type", text("array")), ("items", items)])
}

/// A table whose keys are the author's.
fn table_of(values: Json) -> Json {
    object([("type", text("object")), ("additionalProperties", values)])
}

/// A table with these keys and no others.
fn table(keys: &[Key]) -> Json {
    let property = |key: &Key| {
        let mut members = vec![("description".to_owned(), text(key.help))];
        if let Json::Object(of_type) = value(key.holds) {
            members.extend(of_type);
        }
        (key.name.to_owned(), Json::Object(members))
    };
    let required = keys.iter().filter(|key| key.is_required).map(|key| text(key.name));
    object([
        ("type", text("object")),
        ("properties", Json::Object(keys.iter().map(property).collect())),
        ("required", Json::List(required.collect())),
        ("additionalProperties", Json::Bool(false)),
    ])
}

fn value(holds: Holds) -> Json {
    let scalar = || any_of(["integer", "number", "string", "boolean"].map(of_type));
    let texts = || any_of([of_type("string"), list_of(of_type("string"))]);
    match holds {
        Holds::Text => of_type("string"),
        Holds::Texts => texts(),
        Holds::Targets => {
            let names =
                || object([("enum", Json::List(Target::ALL.map(|target| text(target.name())).into()))]);
            any_of([names(), list_of(names())])
        }
        Holds::Defines => table_of(scalar()),
        Holds::Entries => table_of(texts()),
        Holds::Axes => table_of(any_of([list_of(scalar()), table(&AXIS)])),
        Holds::Values => list_of(scalar()),
        Holds::Value => scalar(),
        Holds::Shaders => list_of(table(&SHADER)),
    }
}
