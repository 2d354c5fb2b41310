/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("SingleStep and Breakpoint requested during an instruction are not posted for that instruction.");

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    off_thread(FieldModification, thread);
    say_at("FieldModification", method, location);
    must(SetBreakpoint, method, location);
    on_thread(SingleStep, say_ordered_step, thread);
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    /* The class library may throw, too. */
    if (method != recover_method(jni))
        return;
    say_at("Exception", method, location);
    must(SetBreakpoint, method, location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    recover_method(jni);
    must(SetFieldModificationWatch, ordered_class(jni), field_of(jni));
    on_thread(FieldModification, written, current_thread());
    on_thread(Exception, thrown, current_thread());
    on_thread(Breakpoint, say_ordered_hit, current_thread());
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_exception_events = 1,
               .can_generate_field_modification_events = 1});
