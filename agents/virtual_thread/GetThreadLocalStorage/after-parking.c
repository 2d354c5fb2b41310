/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetThreadLocalStorage returns a virtual thread's value after it was parked.");

static char values[100];
static int stored;

static void observe(JNIEnv *jni, jobject thread)
{
    void *data = values + 99, *by_null = values + 98;
    must(GetThreadLocalStorage, thread, &data);
    must(GetThreadLocalStorage, NULL, &by_null);
    say("%s: %d, by null the same: %s", thread_name(thread),
        data == NULL ? -1 : (int)((char *)data - values), truth(data == by_null));
    must(SetThreadLocalStorage, NULL, &values[stored++]);
}

TEST(.target = "virtual_thread.Rescheduled", .since = 21, .probe = observe);
