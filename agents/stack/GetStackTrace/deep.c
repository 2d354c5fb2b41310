/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetStackTrace reports a stack of 3000 frames, and any part of it at any depth.");

/* Depth 0 is the native probe; 1 to 3000 are the method of levels 0 to 2999; then main. */
enum { DEPTH_FIRST = 1, DEPTH_LAST = 3000, DEPTH_MAIN, DEEP_MAX = 3100 };

static jvmtiFrameInfo all[DEEP_MAX], part[10];

static void compare(const char *what, jint start, jint from)
{
    jint count = 0, same = 0;
    must(GetStackTrace, NULL, start, 10, part, &count);
    for (jint i = 0; i < count && i < 10; i++)
        if (part[i].method == all[from + i].method && part[i].location == all[from + i].location)
            same++;
    say("%s: %d frames, %d agree", what, (int)count, (int)same);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/Steps3000");
    jmethodID method = NULL, down = static_method_id(jni, klass, "down", "(II)I");
    jlocation location = -2;
    jint depth = 0, count = 0, levels = 0, agreeing = 0;
    must(GetFrameCount, NULL, &depth);
    must(GetStackTrace, NULL, 0, DEEP_MAX, all, &count);
    for (jint i = 0; i < count && i < DEEP_MAX; i++)
        if (all[i].method == down)
            levels++;
    for (jint i = DEPTH_FIRST; i < DEPTH_LAST; i += 100) {
        must(GetFrameLocation, NULL, i, &method, &location);
        if (all[i].method == method && all[i].location == location)
            agreeing++;
    }
    say("counts agree: %s, levels: %d, locations that agree: %d",
        truth(count == frames_that_fit(depth, DEEP_MAX)), (int)levels, (int)agreeing);
    say("below them: %s", method_name(all[DEPTH_MAIN].method));
    compare("from the middle", 1500, 1500);
    compare("from the bottom", 1500 - depth, 1500);
    compare("around the last level", DEPTH_LAST - 8, DEPTH_LAST - 8);
}

TEST(.target = "stack.Steps3000", .probe = observe);
