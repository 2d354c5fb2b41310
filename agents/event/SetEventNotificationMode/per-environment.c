/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "event_causes.h"
#include "threads.h"

TITLE("SetEventNotificationMode leaves the event modes of other environments unchanged.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    jvmtiEnv *red = named_environment("red: "), *blue = named_environment("blue: ");
    set_class_prepare_in(red);
    set_class_prepare_in(blue);
    say("red globally");
    class_prepare_mode(red, JVMTI_ENABLE, NULL);
    prepare_next_on_each(jni, 1);
    say("and blue for first");
    class_prepare_mode(blue, JVMTI_ENABLE, first);
    prepare_next_on_each(jni, 2);
    say("red no more");
    class_prepare_mode(red, JVMTI_DISABLE, NULL);
    prepare_next_on_each(jni, 3);
    say("red disabled for first");
    class_prepare_mode(red, JVMTI_DISABLE, first);
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
