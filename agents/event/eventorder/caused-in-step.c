/* SPDX-License-Identifier: Apache-2.0 */
#include "../ordered.h"

TITLE("A watch or frame pop requested in a SingleStep callback takes effect at the same location.");

static unsigned requested; /* a bit for each location */

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    /* Where a step is missing, the requests are not made in the next call. */
    if (method == recover_method(jni))
        off_thread(SingleStep, thread);
    if (method != touch_method(jni))
        return;
    say_ordered_step(env, jni, thread, method, location);
    if (location == 1 || location == 4 || location == 7)
        requested |= 1u << location;
    if (location == 1)
        must(SetFieldModificationWatch, ordered_class(jni), field_of(jni));
    if (location == 4)
        must(SetFieldAccessWatch, ordered_class(jni), field_of(jni));
    if (location == 7) {
        must(NotifyFramePop, thread, 0);
        off_thread(SingleStep, thread);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    touch_method(jni);
    recover_method(jni);
    on_thread(FieldAccess, say_ordered_read, current_thread());
    on_thread(FieldModification, say_ordered_write, current_thread());
    on_thread(FramePop, say_ordered_pop, current_thread());
    on_thread(SingleStep, step, current_thread());
}

static void death(JNIEnv *jni)
{
    if (requested != (1u << 1 | 1u << 4 | 1u << 7))
        inapplicable("there is no step at one of the instructions");
}

TEST(.target = "event.Ordered", .probe = observe, .death = death,
     .needs = {.can_generate_single_step_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1});
