/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetFrameLocation returns NO_MORE_FRAMES at the depth of the stack and beyond.");

static void at(jthread thread, const char *where, jint depth)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jvmtiError error = ti(GetFrameLocation, thread, depth, &method, &location);
    say("%s: %s", where, error_name(error));
}

static void observe(JNIEnv *jni, jobject thread)
{
    jint depth = frame_count_of(thread);
    at(thread, "oldest frame", depth - 1);
    at(thread, "one beyond", depth);
    at(thread, "far beyond", depth + 1000);
    at(thread, "greatest depth", 0x7fffffff);
}

TEST(.target = "stack.Nested", .probe = observe);
