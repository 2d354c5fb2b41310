/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("ClassLoad is posted for a class that Lookup.defineClass defines, and ClassPrepare once it is used.");

static atomic_int prepared;

static bool is_of_test(jclass klass)
{
    return strcmp(class_name(klass), "Lclass_hook/NumberedByLookup;") == 0;
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    if (is_of_test(klass))
        say("ClassLoad on this thread: %s, ClassPrepare before: %d",
            truth((*jni)->IsSameObject(jni, self, thread)), atomic_load(&prepared));
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    atomic_fetch_add(&prepared, is_of_test(klass));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ClassLoad, on_load);
    on(ClassPrepare, on_prepare);
}

static void death(JNIEnv *jni)
{
    say("ClassPrepare: %d times", atomic_load(&prepared));
}

TEST(.target = "class_hook.DefinedByLookup", .since = 11, .probe = observe, .death = death);
