/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleReads makes a named module read another one, but not the reverse.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jobject one = to_modify(layer.one.module), two = layer.two.module;
    say("before: %s", can_read(jni, one, two));
    SAY_CALL(AddModuleReads, one, two);
    say("after: %s", can_read(jni, one, two));
    say("the other way: %s", can_read(jni, two, one));
    say("another module: %s", can_read(jni, one, layer.open.module));
    say("the platform loader's unnamed module: %s", can_read(jni, one, bystander_module(jni)));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
