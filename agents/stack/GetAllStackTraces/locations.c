/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces reports location -1 for native frames and a bytecode index for Java frames.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    must(GetAllStackTraces, FRAMES_MAX, &stacks, &count);
    for (jint i = 0; i < readable(stacks, count); i++) {
        if (!(*jni)->IsSameObject(jni, stacks[i].thread, thread))
            continue;
        jint frames = readable(stacks[i].frame_buffer, stacks[i].frame_count);
        if (frames > 0)
            say("frame 0: location %lld", (long long)stacks[i].frame_buffer[0].location);
        for (jint j = 1; j < 5; j++) {
            jmethodID method = NULL;
            jlocation location = -2;
            must(GetFrameLocation, thread, j, &method, &location);
            const jvmtiFrameInfo *frame = &stacks[i].frame_buffer[j];
            say("frame %d: as GetFrameLocation reports: %s", (int)j,
                truth(j < frames && frame->method == method && frame->location == location));
        }
    }
    release(stacks);
}

TEST(.target = "stack.Nested", .probe = observe);
