/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop stays with its frame while Java methods are called above it.");

/* The probe is a native method, and the only one that HotSpot compiles here. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/Object");
    jobject object = (*jni)->AllocObject(jni, klass);
    jmethodID to_string = method_id(jni, klass, "toString", "()Ljava/lang/String;");
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 2);
    (*jni)->CallObjectMethod(jni, object, to_string);
    no_exception(jni);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1},
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions", "-Xcomp", "-XX:CompileCommand=quiet",
                     "-XX:CompileCommand=compileonly,assay/Agent.*"));
