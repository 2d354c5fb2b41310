/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleOpens lets a named module access private members by reflection.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    struct member *one = &layer.one;
    say("before: %s", from_two(jni, &layer, "force", "kept"));
    say("AddModuleOpens: %s",
        error_name(open_package(jni, to_modify(one->module), &one->package, layer.two.module)));
    say("after: %s", from_two(jni, &layer, "force", "kept"));
    say("to another module: %s",
        is_to(jni, "isOpen", one->module, one->package.name, layer.open.module));
    say("to an unnamed module: %s",
        is_to(jni, "isOpen", one->module, one->package.name, unnamed_module(jni)));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
