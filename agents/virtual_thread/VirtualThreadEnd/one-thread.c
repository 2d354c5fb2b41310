/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("VirtualThreadEnd can be enabled for one virtual thread, and comes on it alone.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        set_virtual_callbacks(virtual_start, virtual_end);
    else if (strcmp(thread_name(thread), "virtual 0") == 0)
        say("enable: %s", error_name(set_virtual_mode(JVMTI_ENABLE, VIRTUAL_THREAD_END, thread)));
}

LIVES_TEST(.args = LIST("virtual 0"));
