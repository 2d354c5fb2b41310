/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which thread runs VMDeath, and what can it see?");
PASSAGES("VMDeath: the last event; the callback is still in the live phase.");
WHY("Profilers write their results there, and want to know the thread, the stack and the classes.");

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method);
static int entries;

static void death(JNIEnv *jni)
{
    jthread thread = NULL;
    jint frames = 0, state = 0, count = 0;
    jclass *classes = NULL;
    must(GetCurrentThread, &thread);
    say("thread: %s", thread_name(thread));
    must(GetFrameCount, thread, &frames);
    say("frames: %d", (int)frames);
    must(GetThreadState, thread, &state);
    say("state: %s", thread_state(state));
    say("GetLoadedClasses: %s", error_name(ti(GetLoadedClasses, &count, &classes)));
    say("ForceGarbageCollection: %s", error_name(ti(ForceGarbageCollection)));
    on(MethodEntry, on_entry);
    jclass klass = find_class(jni, "java/lang/Object");
    jobject object = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    say("a Java method: %s", object != NULL ? "runs" : "does not run");
    say("events of it: %s", entries > 0 ? "sent" : "not sent");
}

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    entries++;
}

ASK(.death = death, .needs = {.can_generate_method_entry_events = 1});
