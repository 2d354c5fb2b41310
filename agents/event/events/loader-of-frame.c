/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("FindClass in a callback uses the class loader of the current frame's class.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    jclass klass = NULL, peer = find_class(jni, "event/LoadedTwicePeer");
    jobject loader_of_frame = NULL, loader_of_peer = peer; /* unwritten */
    must(GetMethodDeclaringClass, method, &klass);
    must(GetClassLoader, klass, &loader_of_frame);
    must(GetClassLoader, peer, &loader_of_peer);
    say("in %s: loader of the frame: %s", method_name(method),
        truth((*jni)->IsSameObject(jni, loader_of_frame, loader_of_peer)));
}

static void observe(JNIEnv *jni, jobject klass)
{
    must(SetBreakpoint, static_method_id(jni, klass, "run", "()V"), 0);
    on(Breakpoint, hit);
}

TEST(.target = "event.TwoLoaders", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
