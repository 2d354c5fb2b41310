/* SPDX-License-Identifier: Apache-2.0 */
#include "../in_state.h"

TITLE("GetThreadState reports a thread in JNI MonitorEnter as blocked on a monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread"))) {
        say_blocked_state(subject);
        return;
    }
    jfieldID begun = field_id(jni, find_class(jni, "thread/InState"), "begun", "Z");
    (*jni)->SetBooleanField(jni, current_thread(), begun, JNI_TRUE);
    (*jni)->MonitorEnter(jni, subject);
    (*jni)->MonitorExit(jni, subject);
}

TEST(.target = "thread.InState", .args = LIST("jni-monitor"), .probe = observe);
