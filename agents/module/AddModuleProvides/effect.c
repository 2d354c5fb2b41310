/* SPDX-License-Identifier: Apache-2.0 */
#include "../services.h"

TITLE("After AddModuleProvides a service loader finds the implementation, once and no other.");

/* Neither lists nor queues are a service of any module. */
static void observe(JNIEnv *jni, jobject subject)
{
    jclass list = find_class(jni, "java/util/List");
    jclass array = find_class(jni, "java/util/ArrayList");
    say_loaded(jni, "before", "java/util/List", NULL, array);
    say("AddModuleProvides: %s",
        error_name(ti(AddModuleProvides, base_module(jni), list, array)));
    say_loaded(jni, "after", "java/util/List", NULL, array);
    say_loaded(jni, "another service", "java/util/Queue", NULL, array);
}

TEST(.probe = observe, .since = 9);
