/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("MethodEntry is posted for methods called by native threads that have just attached.");

static jclass subjects; /* global */
static jmethodID twice;
static atomic_int entries;

static void act(JNIEnv *jni)
{
    (*jni)->CallStaticIntMethod(jni, subjects, twice, 21);
    no_exception(jni);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method == twice)
        count_if_attached(&entries, jni, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    subjects = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Subjects"));
    twice = static_method_id(jni, subjects, "twice", "(I)I");
    on(MethodEntry, entered);
    start_attaching(act);
    say_attached();
    say("entries: %d", atomic_load(&entries));
}

TEST(.probe = observe, .needs = {.can_generate_method_entry_events = 1});
