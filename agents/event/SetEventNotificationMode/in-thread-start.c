/* SPDX-License-Identifier: Apache-2.0 */
#include "../beginning.h"

TITLE("An event enabled for a thread in its start event comes from its first method on.");

static void observe(JNIEnv *jni, jobject unused)
{
    know_beginning(jni);
    on(ThreadStart, enable_for_second);
}

TEST(.target = "event.Beginning", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
