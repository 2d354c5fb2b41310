/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "event_causes.h"

TITLE("DisposeEnvironment ends the events of its environment, and no event of another one.");

static int events;

static void posted(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    __atomic_add_fetch(&events, method == event_cause.method && location == 0, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    make_second_environment();
}

/* Throws an exception, as one of the events. */
static void cause(JNIEnv *jni, const char *when)
{
    events = 0;
    (*jni)->CallStaticVoidMethod(jni, event_cause.klass, event_cause.method, 1);
    (*jni)->ExceptionClear(jni);
    say("%s: %d", when, events);
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Beginning", "act", "(I)V", posted);
    enable_event_of_case(jni);
    must_in(second_environment, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    enable_in(second_environment, event_of_case(), NULL);
    cause(jni, "in two environments");
    must_in(second_environment, DisposeEnvironment);
    must(ForceGarbageCollection);
    cause(jni, "one disposed of");
}

TEST(.target = "event.Beginning", .load = load, .probe = observe,
     .cases = LIST("method-entry", "method-exit", "single-step", "exception"),
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_exception_events = 1});
