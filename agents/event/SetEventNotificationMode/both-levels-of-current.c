/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("An event of the current thread that is disabled on one level stays enabled on the other.");

static jmethodID called;
static jclass klass;
static int entries;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    entries += method == called;
}

static void say_entries(JNIEnv *jni, const char *when)
{
    entries = 0;
    (*jni)->CallStaticVoidMethod(jni, klass, called);
    no_exception(jni);
    say("%s: %d", when, entries);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = current_thread();
    klass = find_class(jni, "event/DaemonRunsOn");
    called = static_method_id(jni, klass, "work", "()V");
    on_thread(MethodEntry, entered, self);
    enable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, NULL);
    say_entries(jni, "on both levels");
    disable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, NULL);
    say_entries(jni, "for the thread");
    enable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, NULL);
    disable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, self);
    say_entries(jni, "globally");
    disable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, NULL);
    say_entries(jni, "on no level");
}

TEST(.probe = observe, .needs = {.can_generate_method_entry_events = 1});
