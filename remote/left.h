/* SPDX-License-Identifier: Apache-2.0 */

/* Files that a process has left in its directory. */
#ifndef ASSAY_REMOTE_LEFT_H
#define ASSAY_REMOTE_LEFT_H

#include "remote/frame.h"

/* Sends the regular files of the directory, though not of those below it: at most so many, of each the
 * beginning, and so many bytes altogether, first those that tell of a crash. */
enum { LEFT_FILES = 64, LEFT_BYTES = 1 << 20, LEFT_TOTAL = 4 << 20 };
void left_send(struct buffer *answers, uint32_t id, int directory);

#endif
