/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("No event of classes or threads precedes the start phase where another environment is early.");

static atomic_int before, later;

static void count(void)
{
    atomic_fetch_add(is_before_start() ? &before : &later, 1);
}

static void JNICALL of_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    count();
}

static void JNICALL of_thread(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count();
}

static void load(JavaVM *vm, char *options)
{
    new_environment_with(&(jvmtiCapabilities){.can_generate_early_vmstart = 1});
    on(ClassLoad, of_class);
    on(ClassPrepare, of_class);
    on(ThreadStart, of_thread);
    on(ThreadEnd, of_thread);
}

static void init(JNIEnv *jni, jthread thread)
{
    say("before the start phase: %d", atomic_load(&before));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say("later: %s", atomic_load(&later) > 0 ? "some" : "none");
}

TEST(.load = load, .init = init, .probe = observe, .since = 11);
