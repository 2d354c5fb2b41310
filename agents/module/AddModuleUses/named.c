/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleUses lets the given module of a layer use the service, and no other.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    jclass service = find_class(jni, "java/lang/Runnable");
    say("before: %s", can_use(jni, layer.one.module, service));
    SAY_CALL(AddModuleUses, to_modify(layer.one.module), service);
    say("after: %s", can_use(jni, layer.one.module, service));
    say("another module: %s", can_use(jni, layer.two.module, service));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
