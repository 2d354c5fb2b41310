/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ClassLoad and ClassPrepare are posted once for a class that several threads define at once.");

static atomic_int loaded, prepared;

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    atomic_fetch_add(&loaded, strcmp(class_name(klass), "Lclasses/DefinedRepeatedly;") == 0);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    atomic_fetch_add(&prepared, strcmp(class_name(klass), "Lclasses/DefinedRepeatedly;") == 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    say("ClassLoad: %d, ClassPrepare: %d", atomic_load(&loaded), atomic_load(&prepared));
}

TEST(.target = "classes.ConcurrentDefinitions", .probe = observe, .death = death);
