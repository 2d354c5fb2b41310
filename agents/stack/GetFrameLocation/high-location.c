/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetFrameLocation and the stack traces report locations beyond 32767.");

/* The depth of run is 1: above it is the probe. */
static void observe(JNIEnv *jni, jobject klass)
{
    jmethodID method = NULL;
    jlocation location = -7;
    jvmtiFrameInfo frame = {0};
    jvmtiStackInfo *info = NULL;
    jint count = 0;
    jthread thread;
    if (klass != NULL)
        return;
    must(GetFrameLocation, NULL, 1, &method, &location);
    say("GetFrameLocation: %s at %lld", method_name(method), (long long)location);
    must(GetStackTrace, NULL, 1, 1, &frame, &count);
    say("GetStackTrace, the same: %s", truth(frame.method == method && frame.location == location));
    must(GetCurrentThread, &thread);
    must(GetThreadListStackTraces, 1, &thread, 2, &info);
    bool has_caller = readable(info, 1) == 1 && readable(info->frame_buffer, info->frame_count) > 1;
    frame = has_caller ? info->frame_buffer[1] : (jvmtiFrameInfo){0};
    say("GetThreadListStackTraces, the same: %s",
        truth(frame.method == method && frame.location == location));
    release(info);
}

TEST(.target = "classfile.LongMethods", .probe = observe);
