/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "frames.h"

TITLE("FramePop is posted for a frame although field watches are set after the request and events come in its callees.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = find_class(jni, "watch/Fields");
    on(FramePop, popped);
    request_frame_pop(NULL, 1);
    on(FieldModification, say_modification);
    on(FieldAccess, say_access);
    must(SetFieldModificationWatch, klass, static_field_id(jni, klass, "number", "I"));
    must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "shared", "Ljava/lang/Object;"));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_field_access_events = 1});
