/* SPDX-License-Identifier: Apache-2.0 */

/* The environment of a process. */
#ifndef ASSAY_LAUNCH_ENVIRONMENT_H
#define ASSAY_LAUNCH_ENVIRONMENT_H

/* The environment of a JVM's process: this one's without what changes a JVM's
 * behaviour behind the user's back, with a fixed locale, the channel, the mark of
 * the directory, the case (or NULL) and the settings (or NULL), the last of which
 * win. Null-terminated and allocated. */
char **environment_for(const char *directory, const char *case_name, const char *const *settings);

#endif
