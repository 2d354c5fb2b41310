/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassLoaderClasses reports primitive arrays for the loaders that were asked for them.");

static int times(JNIEnv *jni, jobject loader, jclass klass)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetClassLoaderClasses, loader, &count, &classes);
    int times = times_in(jni, klass, count, classes);
    release(classes);
    return times;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jobject loader = element(jni, subjects, 0);
    say("the loader asked: int[] %d times, double[][][] %d times",
        times(jni, loader, element(jni, subjects, 1)),
        times(jni, loader, element(jni, subjects, 2)));
    say("null: long[][] %d times", times(jni, NULL, element(jni, subjects, 3)));
}

TEST(.target = "classes.Primitives", .probe = observe);
