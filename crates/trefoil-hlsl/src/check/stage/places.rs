//! Attributes where they do not belong.

use crate::check::stage::attribute::OF_STAGES;
use crate::check::stage::node::{is_of_nodes, is_of_params};
use crate::check::stage::spelled::folded;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::syntax::tree::{Attribute, AttributeId};
use trefoil_entity::List;

/// Whether an attribute, in small letters, says what a shader of a stage is.
fn is_of_shaders(name: &str) -> bool {
    name == "shader" || (OF_STAGES.contains(&name) && name != "rootsignature")
}

/// Whether an attribute, in small letters, may stand on what is no function, where DXC warns of it at most.
fn is_of_functions(name: &str) -> bool {
    // Inputs of nodes have names too.
    is_of_shaders(name) || is_of_nodes(name) && name != "nodeid"
}

impl Context<'_> {
    /// An error, once, for an attribute of functions on what is none.
    pub(in crate::check) fn refuse_on_variable(&mut self, id: AttributeId, it: &Attribute) -> bool {
        let name = folded(self.model.text(it.name));
        let kind = match name.as_str() {
            _ if it.scope.is_some() => return false,
            "experimental" => &kinds::EXPERIMENTAL_ON_FUNCTIONS,
            "rootsignature" => &kinds::ONLY_ON_FUNCTIONS,
            name if is_of_functions(name) => &kinds::OF_FUNCTIONS,
            _ => return false,
        };
        if self.notes.warned_attributes.insert(id) {
            self.push(Diagnostic::new(kind, it.span).arg(it.name));
        }
        true
    }

    /// The same for all attributes of a variable or a typedef: the last one is told first.
    pub(in crate::check) fn refuse_all_on_variable(&mut self, list: List<AttributeId>) {
        for &id in self.unit.list(list).iter().rev() {
            let attribute = self.unit.attributes[id];
            self.refuse_on_variable(id, &attribute);
        }
    }

    /// An error for an attribute of declarations on a statement.
    pub(in crate::check) fn refuse_on_statement(&mut self, it: &Attribute) -> bool {
        let text = self.model.text(it.name);
        let name = folded(text);
        let refused = match it.scope {
            Some(scope) => scope == word::VK && crate::check::stage::vulkan::NAMES.contains(&text),
            None => {
                is_of_shaders(&name)
                    || is_of_nodes(&name)
                    || is_of_params(&name)
                    || matches!(
                        name.as_str(),
                        "experimental"
                            | "noinline"
                            | "nodetrackrwinputsharing"
                            | "raypayload"
                            | "rootsignature"
                    )
            }
        };
        if refused {
            self.push(Diagnostic::new(&kinds::NOT_OF_STATEMENTS, it.span).arg(it.name));
        }
        refused
    }
}
