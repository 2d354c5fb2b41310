/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which version number and which format of locations does the JVM give?");
PASSAGES("GetVersionNumber: the micro version is up to the JVM; GetJLocationFormat.");
WHY("Agents decide by the version which functions there are.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint version = 0;
    jvmtiJlocationFormat format = 0;
    must(GetVersionNumber, &version);
    must(GetJLocationFormat, &format);
    say("major: %d", version >> 16 & 0xfff);
    say("minor: %d", version >> 8 & 0xff);
    say("micro: %d", version & 0xff);
    say("location format: %s", location_format(format));
}

ASK(.probe = observe);
