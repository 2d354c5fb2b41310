/* SPDX-License-Identifier: Apache-2.0 */
#include "../counting.h"

TITLE("SuspendAllVirtualThreads refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread list[2] = {counting(jni, threads, 0), counting(jni, threads, 1)};
    if (is_case("null-element"))
        list[1] = NULL;
    if (is_case("no-thread"))
        list[1] = (jthread)find_class(jni, "java/lang/Thread");
    if (is_case("null-list"))
        suspend_all(2, NULL);
    else if (is_case("negative-count"))
        suspend_all(-1, list);
    else
        suspend_all(2, list);
}

COUNTING_TEST(.cases = LIST("null-list", "negative-count", "null-element", "no-thread"));
