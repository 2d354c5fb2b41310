/* SPDX-License-Identifier: Apache-2.0 */
#include "../clock.h"

TITLE("The timer counts nanoseconds of elapsed time.");

/*
 * Between the first and the last reading the JVM's timer must have gone by about
 * what really passed. How often it is updated is not specified, so that half and
 * double are good enough: other units are a thousand times off.
 */
static void observe(JNIEnv *jni, jobject subject)
{
    jlong first, last;
    jlong outer_start = real_time();
    must(GetTime, &first);
    jlong inner_start = real_time();
    while (real_time() - inner_start < MILLISECONDS(200))
        continue;
    jlong inner = real_time() - inner_start;
    must(GetTime, &last);
    jlong outer = real_time() - outer_start;
    say("at least half of what passed: %s", truth(last - first >= inner / 2));
    say("at most double: %s", truth(last - first <= outer * 2));
}

TEST(.probe = observe);
