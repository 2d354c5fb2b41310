/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("ThreadEnd enabled for single threads comes on a platform thread and on no virtual one.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        return;
    const char *name = thread_name(thread);
    on_thread(ThreadEnd, platform_end, thread);
    if (strcmp(name, "platform 0") == 0)
        off_thread(ThreadEnd, thread);
}

VIRTUAL_TEST(.target = "virtual_thread.Alternating", .probe = observe);
