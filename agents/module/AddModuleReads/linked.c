/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleReads lets code of the module call what the other module exports to it.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jobject one = to_modify(layer.one.module), two = to_modify(layer.two.module);
    say("AddModuleExports: %s", error_name(export_package(jni, one, &layer.one.package, two)));
    say("before it reads the other: %s", linked(jni, &layer, "Linked"));
    SAY_CALL(AddModuleReads, two, one);
    say("linked: %s", linked(jni, &layer, "LinkedLater"));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
