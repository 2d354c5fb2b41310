/* SPDX-License-Identifier: Apache-2.0 */
#include "../guests.h"

TITLE("A class whose namesake had a breakpoint when it was let go has none.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("at %d of guest %d", (int)location, guest_of(method) - 1);
}

static void observe(JNIEnv *jni, jobject guest)
{
    int number = 0;
    jclass klass = new_guest(jni, guest, &number);
    jmethodID method = method_id(jni, klass, "applyAsInt", "(I)I");
    on(Breakpoint, hit);
    if (number % 2 == 0)
        return;
    for (jlocation at = 8; at < 16; at += at == 8 ? 3 : 4)
        must(SetBreakpoint, method, at);
}

TEST(.target = "breakpoint.Guests", .args = LIST("dropped"), .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_tag_objects = 1});
