/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/beginning.h"
#include "../virtual.h"

TITLE("An event enabled for a virtual thread in its start event comes from its first method on.");

static void observe(JNIEnv *jni, jobject unused)
{
    know_beginning(jni);
    set_virtual_callbacks(enable_for_second, NULL);
    enable_virtual(VIRTUAL_THREAD_START);
}

VIRTUAL_TEST(.target = "virtual_thread.Beginning", .probe = observe, .needs = EVENT_NEEDS,
             .cases = EVENT_CASES);
