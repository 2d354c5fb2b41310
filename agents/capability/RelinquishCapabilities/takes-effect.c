/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MUST_POSSESS_CAPABILITY is returned after RelinquishCapabilities.");

static jvmtiError call(JNIEnv *jni)
{
    jclass klass = find_class(jni, "assay/Probe");
    jmethodID main = static_method_id(jni, klass, "main", "([Ljava/lang/String;)V");
    jlong tag;
    jint count;
    char *name;
    unsigned char *bytecodes;
    jvmtiLineNumberEntry *lines;
    if (is_case("GetTag"))
        return ti(GetTag, klass, &tag);
    if (is_case("GetBytecodes"))
        return ti(GetBytecodes, main, &count, &bytecodes);
    if (is_case("GetSourceFileName"))
        return ti(GetSourceFileName, klass, &name);
    if (is_case("GetLineNumberTable"))
        return ti(GetLineNumberTable, main, &count, &lines);
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("held: %s", error_name(call(jni)));
    jvmtiCapabilities held;
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    must(GetCapabilities, &held);
    must(RelinquishCapabilities, &held);
    say("given up: %s", error_name(call(jni)));
}

TEST(.probe = observe,
     .needs = {.can_tag_objects = 1,
               .can_get_bytecodes = 1,
               .can_get_source_file_name = 1,
               .can_get_line_numbers = 1,
               .can_generate_object_free_events = 1},
     .cases = LIST("GetTag", "GetBytecodes", "GetSourceFileName", "GetLineNumberTable",
                   "SetEventNotificationMode"));
