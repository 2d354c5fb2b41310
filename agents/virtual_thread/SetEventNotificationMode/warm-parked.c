/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/by_case.h"
#include "../virtual.h"

TITLE("An event enabled for a parked virtual thread comes each time in code that has run often.");

static int events;

static void caused(JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    if (method == source.method && location == 0)
        events++;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        must(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread);
    } else if (source.klass != NULL) {
        say("events: %d", events);
    } else {
        know_source(jni, "virtual_thread/WarmTouching", "touch", "(I)I");
        prepare_case(jni);
    }
}

VIRTUAL_TEST_ON(LIST(CARRIERS, "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-TieredCompilation",
                     "-XX:-BackgroundCompilation"),
                .target = "virtual_thread.WarmTouching", .probe = observe, .needs = EVENT_NEEDS,
                .cases = EVENT_CASES);
