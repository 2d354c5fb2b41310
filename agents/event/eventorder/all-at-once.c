/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("Events at one location are posted in the order of the specification.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    say_ordered_entry(env, jni, thread, method);
    if (known(method) != NULL)
        must(NotifyFramePop, thread, 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlocation touched[] = {0, 1, 4, 7};
    jthread thread = current_thread();
    for (int i = 0; i < 4; i++)
        must(SetBreakpoint, touch_method(jni), touched[i]);
    for (jlocation location = 0; location < 5; location++)
        must(SetBreakpoint, recover_method(jni), location);
    must(SetFieldAccessWatch, ordered_class(jni), field_of(jni));
    must(SetFieldModificationWatch, ordered_class(jni), field_of(jni));
    on_thread(FieldAccess, say_ordered_read, thread);
    on_thread(FieldModification, say_ordered_write, thread);
    on_thread(Exception, say_ordered_thrown, thread);
    on_thread(ExceptionCatch, say_ordered_caught, thread);
    on_thread(Breakpoint, say_ordered_hit, thread);
    on_thread(FramePop, say_ordered_pop, thread);
    on_thread(MethodExit, say_ordered_exit_event, thread);
    on_thread(MethodEntry, entered, thread);
    on_thread(SingleStep, say_ordered_step, thread);
}

TEST(.target = "event.Ordered", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_exception_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1});
