/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("ForceEarlyReturnObject returns the same object, even if callbacks of the return cause it to move.");

static jmethodID called;
static jobject given;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method != called)
        return;
    say("MethodExit: by exception %s, value is the given object %s", truth(by_exception),
        truth(!by_exception && (*jni)->IsSameObject(jni, value.l, given)));
    collect_and_refill(jni);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: by exception %s", truth(by_exception));
    collect_and_refill(jni);
}

/* Collectors move what has little company that lives. */
static jobject object_amid_garbage(JNIEnv *jni)
{
    jobject object = NULL;
    for (int i = 0; i < 4000; i++) {
        jobject made = (*jni)->NewIntArray(jni, 250);
        no_exception(jni);
        if (i == 2000)
            object = made;
        else
            (*jni)->DeleteLocalRef(jni, made);
    }
    return object;
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/References");
    jobject value = object_amid_garbage(jni);
    (*jni)->SetStaticObjectField(jni, klass,
                                 static_field_id(jni, klass, "value", "Ljava/lang/Object;"), value);
    called = static_method_id(jni, klass, "callObject", "()Ljava/lang/Object;");
    given = (*jni)->NewGlobalRef(jni, value);
    must(SuspendThread, thread);
    must(NotifyFramePop, thread, 0);
    on_thread(FramePop, popped, thread);
    if (is_case("both"))
        on_thread(MethodExit, left, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.References", .args = LIST("Object", "Object"), .probe = observe,
     .needs = {.can_force_early_return = 1,
               .can_suspend = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1},
     .cases = LIST("frame-pop", "both"));
