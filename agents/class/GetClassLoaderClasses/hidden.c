/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassLoaderClasses reports no hidden classes and no arrays of them.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject loader;
    jint count = 0;
    jclass *classes;
    must(GetClassLoader, element(jni, subjects, NOT_HIDDEN), &loader);
    say("GetClassLoaderClasses: %s",
        error_name(ti(GetClassLoaderClasses, loader, &count, &classes)));
    for (int i = 0; i < HIDDEN_COUNT; i++)
        say("%s: %d times", hidden_names[i],
            times_in(jni, element(jni, subjects, i), count, classes));
    release(classes);
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
