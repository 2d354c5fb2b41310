/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleProvides has no effect on an unnamed module.");

static void observe(JNIEnv *jni, jobject loader)
{
    int others = -1;
    jclass provider = find_class(jni, "module/Provider");
    say_services(jni, "before", "java/lang/Runnable", loader, provider, &others);
    SAY_CALL(AddModuleProvides, module_of(jni, provider), find_class(jni, "java/lang/Runnable"),
             provider);
    say_services(jni, "after", "java/lang/Runnable", loader, provider, &others);
}

TEST(.target = "module.Provider", .probe = observe, .since = 9);
