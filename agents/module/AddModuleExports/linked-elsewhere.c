/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleExports lets no code of other modules than the given one link to the package.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jobject one = to_modify(layer.one.module), two = to_modify(layer.two.module);
    jobject other = is_case("to-named") ? layer.open.module
                                        : module_of(jni, find_class(jni, "module/Layered"));
    SAY_CALL(AddModuleReads, two, one);
    say("AddModuleExports to another: %s",
        error_name(export_package(jni, one, &layer.one.package, other)));
    say("linked: %s", linked(jni, &layer, "Linked"));
    /* It is this export that was missing. */
    say("AddModuleExports: %s", error_name(export_package(jni, one, &layer.one.package, two)));
    say("linked: %s", linked(jni, &layer, "LinkedLater"));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17,
     .cases = LIST("to-named", "to-unnamed"));
