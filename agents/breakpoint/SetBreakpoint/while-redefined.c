/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "redefine.h"
#include "threads.h"

TITLE("SetBreakpoint and ClearBreakpoint succeed while another thread redefines the class.");

enum { TIMES = 100 };

static atomic_int failed;
static atomic_bool redefined;

static void JNICALL redefine_again(jvmtiEnv *env, JNIEnv *jni, void *subject)
{
    for (int i = 0; i < TIMES; i++) {
        (*jni)->PushLocalFrame(jni, 16);
        atomic_fetch_add(&failed, redefine(jni, subject) != JVMTI_ERROR_NONE);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    atomic_store(&redefined, true);
}

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("breakpoint in %s at %d", method_name(method), (int)location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int not_set = 0, not_cleared = 0;
    jclass klass = class_of_probe(jni, subject);
    jobject shared = (*jni)->NewGlobalRef(jni, subject);
    jthread thread = start_agent_thread(jni, "redefining", redefine_again, shared);
    while (!atomic_load(&redefined)) {
        jmethodID method = static_method_id(jni, klass, "number", "()I");
        jvmtiError error = ti(SetBreakpoint, method, 0);
        not_set += error != JVMTI_ERROR_NONE;
        error = ti(ClearBreakpoint, method, 0);
        not_cleared += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_NOT_FOUND;
    }
    await_end(thread);
    say("RedefineClasses: errors %d", atomic_load(&failed));
    say("SetBreakpoint: errors %d", not_set);
    say("ClearBreakpoint: other errors %d", not_cleared);
    on(Breakpoint, arrived);
    must(SetBreakpoint, static_method_id(jni, klass, "number", "()I"), 0);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
