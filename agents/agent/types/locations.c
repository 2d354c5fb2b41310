/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A jlocation has 64 bits, grows with the position in the method, and is -1 in native methods.");

static jlocation before = -1;

static void observe(JNIEnv *jni, jobject name)
{
    jvmtiFrameInfo frames[2] = {{0}};
    jmethodID method;
    jlocation location = 77;
    jint count = 0;
    must(GetStackTrace, NULL, 0, 2, frames, &count);
    say("%s", to_string(jni, name));
    say("frames: %d", (int)count);
    if (count < 2)
        return;
    say("%s: %lld", method_name(frames[0].method), (long long)frames[0].location);
    say("%s grows: %s", method_name(frames[1].method), truth(frames[1].location > before));
    must(GetFrameLocation, NULL, 0, &method, &location);
    say("GetFrameLocation: %lld", (long long)location);
    must(GetFrameLocation, NULL, 1, &method, &location);
    say("the same: %s", truth(location == frames[1].location));
    before = frames[1].location;
}

TEST(.target = "agent.ThreeProbes", .probe = observe);
