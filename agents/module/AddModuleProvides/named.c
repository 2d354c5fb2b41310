/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "../layered.h"

TITLE("AddModuleProvides makes a provider visible to its module's class loader only.");

static void observe(JNIEnv *jni, jobject classes)
{
    int others = -1;
    struct layer layer = layer_of(jni, classes);
    jclass service = find_class(jni, "java/lang/Runnable"), provider = layer.one.klass;
    jobject program = NULL;
    must(GetClassLoader, find_class(jni, "module/Layered"), &program);
    say_services(jni, "before", "java/lang/Runnable", layer.loader, provider, &others);
    SAY_CALL(AddModuleProvides, to_modify(layer.one.module), service, provider);
    say_services(jni, "after", "java/lang/Runnable", layer.loader, provider, &others);
    say_services(jni, "by another loader", "java/lang/Runnable", program, provider, NULL);
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
