/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLoadedClasses and GetClassLoaderClasses report classes whose initializer has failed.");

static void say_times(JNIEnv *jni, const char *where, jobject failed, jint count, jclass *classes)
{
    say("%s: superclass %d, subclass %d, interface %d, class that implements it %d", where,
        times_in(jni, element(jni, failed, 0), count, classes),
        times_in(jni, element(jni, failed, 1), count, classes),
        times_in(jni, element(jni, failed, 2), count, classes),
        times_in(jni, element(jni, failed, 3), count, classes));
    release(classes);
}

static void observe(JNIEnv *jni, jobject failed)
{
    jint count = 0;
    jclass *classes = NULL;
    jobject loader = NULL;
    must(GetLoadedClasses, &count, &classes);
    say_times(jni, "loaded", failed, count, classes);
    must(GetClassLoader, find_class(jni, "classes/FailedSupertypes"), &loader);
    must(GetClassLoaderClasses, loader, &count, &classes);
    say_times(jni, "of the loader", failed, count, classes);
}

TEST(.target = "classes.FailedSupertypes", .probe = observe);
