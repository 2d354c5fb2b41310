/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("Modes belong to their environment: what one enables or disables, another does not get.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0);
    jvmtiEnv *red = named_environment("red: "), *blue = named_environment("blue: ");
    set_prepared(red);
    set_prepared(blue);
    say("red globally");
    mode(red, JVMTI_ENABLE, NULL);
    prepare_on_each(jni, 1);
    say("and blue for first");
    mode(blue, JVMTI_ENABLE, first);
    prepare_on_each(jni, 2);
    say("red no more");
    mode(red, JVMTI_DISABLE, NULL);
    prepare_on_each(jni, 3);
    say("red disabled for first");
    mode(red, JVMTI_DISABLE, first);
    prepare_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
